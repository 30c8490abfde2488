import { layerImports } from './layerImports.mjs';
import { moneyScale } from './moneyScale.mjs';
import { noDoubleCast } from './noDoubleCast.mjs';
import { noImplicitNow } from './noImplicitNow.mjs';

/** The project's own lint rules, loaded by `.oxlintrc.json`. */
export default {
  meta: { name: 'kislap' },
  rules: {
    'layer-imports': layerImports,
    'money-scale': moneyScale,
    'no-double-cast': noDoubleCast,
    'no-implicit-now': noImplicitNow,
  },
};
