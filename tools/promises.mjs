import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productPage } from './promises/productPage.mjs';
import { readPromises } from './promises/readPromises.mjs';

/** `npm run promises`: writes docs/product.md from docs/product/promises.json. */
const source = fileURLToPath(new URL('../docs/product/promises.json', import.meta.url));
const page = fileURLToPath(new URL('../docs/product.md', import.meta.url));
writeFileSync(page, productPage(readPromises(readFileSync(source, 'utf8'))));
