export default {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.mjs', '**/*.test.cjs'],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'json'],
  transform: {},
};
