const clockReaders = new Set(['Date', 'dayjs', 'dayjs.utc', 'dayjs.tz']);
const alwaysImpure = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);

/** @param {any} callee */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed) return '';
  return `${callee.object.name ?? ''}.${callee.property.name}`;
}

/**
 * Rule `kislap/no-implicit-now`: pure code is given instants and randomness as arguments. Catches `new Date()`,
 * `Date.now()`, `dayjs()`, `Math.random()` and their like.
 */
export const noImplicitNow = {
  /** @param {any} context */
  create(context) {
    /** @param {any} node */
    const check = (node) => {
      const name = nameOf(node.callee);
      if (alwaysImpure.has(name) || (clockReaders.has(name) && node.arguments.length === 0)) {
        context.report({ node, message: `${name}() reads the clock or chance: take it as an argument.` });
      }
    };
    return { NewExpression: check, CallExpression: check };
  },
};
