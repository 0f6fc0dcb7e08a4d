// For tsc: a language's messages, which build.py joins into one module.
declare module "*.ftl.js" {
  const text: string;
  export default text;
}
