console.error(
  'This folder is the source of the package, not the package: run `npm run packages`, then publish its dist folder.',
);
process.exitCode = 1;
