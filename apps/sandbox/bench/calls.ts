import { describedCalls } from '@kislap/api/registry';
import { readArguments } from '@kislap/tools/readArguments';
import { mainCalls } from '../src/api/mainCalls';
import { paymentCallNames } from '../src/api/payment/payment';

readArguments('npm run calls -w @kislap/sandbox', {});
const done = new Set<string>([...mainCalls.map(({ name }) => name), ...paymentCallNames]);

/** Prints how many calls of the contract the sandbox answers, as a row of a table. */
function print(group: string, calls: typeof describedCalls): void {
  console.log(`| ${group} | ${calls.filter(({ name }) => done.has(name)).length} | ${calls.length} |`);
}

console.log('| group | calls done | of |\n| --- | --: | --: |');
for (const group of new Set(describedCalls.map(({ facts }) => facts.group))) {
  print(
    group,
    describedCalls.filter(({ facts }) => facts.group === group),
  );
}
print('all', describedCalls);
process.exitCode = describedCalls.every(({ name }) => done.has(name)) ? 0 : 1;
