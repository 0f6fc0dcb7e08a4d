/** Does something when the next frame is on its way to the screen, so that the frame need not wait for it. @param {() => void} task */
export const afterFrame = (task) => void requestAnimationFrame(() => setTimeout(task));
