import { expect, it } from 'vitest';
import { bankRows } from './bankRows';
import { payoutBank } from './payoutAccount';

const lengthOf = (digits: (typeof bankRows)[number][2]): string => {
  if (digits === 'mobile') return '09 and nine digits';
  const [least, most] = digits;
  return least === most ? `${least}` : `${least} to ${most}`;
};

const heads = ['code', 'name', 'also written', 'digits of an account'];
const cells = bankRows.map(([code, name, digits, ...aliases]) => [
  `\`${code}\``,
  name,
  aliases.length === 0 ? '–' : aliases.map((alias) => `\`${alias}\``).join(', '),
  lengthOf(digits),
]);

/** Columns as wide as their widest cell. */
function table(): string {
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...cells.map((row) => row[column] ?? '')].map(({ length }) => length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

const page = `# Banks and wallets of a withdrawal

\`withdraw\` brings \`bank_code\` in its \`extra\`, and the app has it from you: it sends **what your \`banklist\` says, letter for letter**,
or the method's name in capitals where the list is empty (a wallet that is its own bank). If you list \`GCash\`, \`GCash\` comes
back, never \`GCASH\`. Compare with the list that you sent, and refuse anything else with 1001 and \`field\` \`bank_code\`.

What the app knows of a bank it finds by your text in any case: its full name, its mark, and how long an account number usually
is. These are the texts it knows (\`payoutBank\` in [\`@kislap/domain\`](../../libs/domain/README.md)); the code in the first column is
a name for it, not what is sent. Any other text is shown as you write it, and every number is taken.

${table()}

A wallet's number is refused when it is no mobile number. The usual length at a bank is a hint to the player and refuses nothing.
[The kit](conformance.md) sends the first text of your list, and says so when your server refuses its own.

Made from the list of the rules: \`npx vitest run --root libs/domain bankPage --update\`.
`;

it('is a page of all banks and wallets that the rules know', async () => {
  await expect(page).toMatchFileSnapshot('../../../../docs/operators/banks.md');
});

it('has no text twice, so that each finds its own bank', () => {
  const texts = bankRows.flatMap(([code, , , ...aliases]) => [code, ...aliases]);
  expect(new Set(texts).size).toBe(texts.length);
  for (const [code, name, , ...aliases] of bankRows) {
    for (const text of [code, ...aliases]) expect(payoutBank(text.toLowerCase())?.name).toBe(name);
  }
});
