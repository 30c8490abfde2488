export default { test: { include: ['*.test.mjs'], environment: 'happy-dom' } };
