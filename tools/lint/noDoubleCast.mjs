/** Rule `kislap/no-double-cast`: `x as unknown as T` tells the compiler a lie; decode or narrow instead. */
export const noDoubleCast = {
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      TSAsExpression(node) {
        if (node.expression.type !== 'TSAsExpression') return;
        context.report({
          node,
          message: 'Two casts in a row silence the compiler: decode or narrow instead.',
        });
      },
    };
  },
};
