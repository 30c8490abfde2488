/** @param {any} node */
function isScale(node) {
  return node?.type === 'Literal' && (node.value === 10_000 || node.bigint === '10000');
}

const arithmetic = new Set(['*', '/', '%', '**', '*=', '/=', '%=', '**=']);
const nameWithAnotherUnit = /(Ms|Pesos)$/;
const message =
  'Only libs/domain/src/money knows the money scale: use moneyFromScore, moneyFromPeso, scoreFromMoney or pesoFromMoney. ' +
  'A constant that is not the scale says its unit in its name (…Ms, …Pesos).';

/** Rule `kislap/money-scale`: ten thousand is never a factor, divisor or nameless constant outside the money module. */
export const moneyScale = {
  /** @param {any} context */
  create(context) {
    /** @param {any} node */
    const checkFactor = (node) => {
      if (!arithmetic.has(node.operator)) return;
      for (const side of [node.left, node.right]) {
        if (isScale(side)) context.report({ node: side, message });
      }
    };
    return {
      BinaryExpression: checkFactor,
      AssignmentExpression: checkFactor,
      /** @param {any} node */
      VariableDeclarator(node) {
        if (isScale(node.init) && !nameWithAnotherUnit.test(node.id.name ?? '')) {
          context.report({ node: node.init, message });
        }
      },
    };
  },
};
