// A rule of oxlint (.oxlintrc.json): no function has more than 40 lines of its own.
//
// Blank lines and comments do not count: they make a function easier to read, not harder. Nor do the lines of named
// functions within it, which are measured for themselves: a feature's state may be the variables of one function
// that its others share. A callback without a name belongs to the function in which it stands.

const MOST = 40;
const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/** Whether a function has a name: its own, or that of the constant or property whose value it is. */
const isNamed = (node) =>
  Boolean(node.id) ||
  (node.parent.type === "VariableDeclarator" && node.parent.init === node) ||
  ["Property", "MethodDefinition", "PropertyDefinition"].includes(node.parent.type);

/** Whether a function is the scope of a script that is no module: the file's limit is its own. */
const isScope = ({ parent }) =>
  parent.type === "CallExpression" &&
  parent.parent.type === "ExpressionStatement" &&
  parent.parent.parent.type === "Program";

/** The lines, from 0, that hold code. */
const linesOfCode = (source) => {
  const lines = [...source.text];
  for (const { range } of source.getAllComments())
    for (let at = range[0]; at < range[1]; at += 1) if (source.text[at] !== "\n") lines[at] = " ";
  return lines
    .join("")
    .split("\n")
    .map((line) => line.trim() !== "");
};

const functionSize = {
  meta: { messages: { long: "{{name}} has {{count}} lines of its own; {{most}} are allowed." } },
  create(context) {
    const open = [];
    let code;
    const enter = (node) => {
      code ??= linesOfCode(context.sourceCode);
      open.push({ node, inner: new Set() });
    };
    const leave = () => {
      const { node, inner } = open.pop();
      const { start, end } = node.loc;
      const lines = [];
      for (let line = start.line; line <= end.line; line += 1) lines.push(line);
      const own = lines.filter((line) => code[line - 1] && !inner.has(line));
      const around = open.at(-1)?.inner;
      if (around) for (const line of isNamed(node) ? lines : inner) around.add(line);
      if (own.length > MOST && !isScope(node)) {
        const name = node.id?.name ?? node.parent.id?.name ?? node.parent.key?.name ?? "The function";
        context.report({ node, messageId: "long", data: { name, count: own.length, most: MOST } });
      }
    };
    return Object.fromEntries(
      FUNCTIONS.flatMap((type) => [
        [type, enter],
        [`${type}:exit`, leave],
      ]),
    );
  },
};

export default { meta: { name: "bug" }, rules: { "function-size": functionSize } };
