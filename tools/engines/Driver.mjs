/**
 * What the suite needs of a browser, whichever protocol drives it.
 *
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open
 * @property {(expression: string) => Promise<unknown>} evaluate An expression, in the page; its value as JSON.
 * @property {(x: number, y: number) => Promise<void>} click
 * @property {(key: Key, withShift?: boolean) => Promise<void>} press
 * @property {(x: number, y: number, deltaY: number) => Promise<void>} wheel
 * @property {() => Promise<void>} close
 *
 * @typedef {'Tab' | 'Escape' | 'Enter'} Key
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {() => Promise<Driver | string>} start The driver, or why it cannot be driven on this machine.
 */
export {};
