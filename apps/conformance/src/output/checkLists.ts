import type { Check } from '../checks/Check';
import { registry } from '../checks/registry';

/** Every check with its reason, as text for a terminal. */
export function listOfChecks(): string {
  return registry
    .flatMap(({ id, title, checks }) => [
      `${id}: ${title}`,
      ...checks.flatMap((check) => [`  ${check.id}  ${check.title}${remark(check)}`, `      ${check.why}`]),
      '',
    ])
    .join('\n');
}

function remark({ severity, needs }: Check): string {
  const remarks = [
    ...(severity === 'warning' ? ['a warning'] : []),
    ...(needs === 'guest' ? [] : [`needs ${needWords[needs]}`]),
  ];
  return remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
}

const needWords: Readonly<Record<Check['needs'], string>> = {
  guest: 'nothing',
  account: 'an account',
  password: 'its password',
  'other account': 'a second account',
  origin: '--origin',
  write: '--write',
  money: '--write=money',
  away: '--write=away',
  clock: '--write=away and --clock',
};

const needs = {
  guest: '–',
  account: 'account',
  password: 'password',
  'other account': 'second account',
  origin: '`--origin`',
  write: '`--write`',
  money: '`--write=money`',
  away: '`--write=away`',
  clock: '`--write=away`, `--clock`',
} as const;

/** Every check as tables for a page of documentation, one table a kind. */
export function markdownOfChecks(): string {
  return registry
    .map(({ title, checks }) => {
      const rows = checks.map(
        (check) =>
          `| \`${check.id}\` | ${check.title} | ${check.why} | ${check.severity} | ${needs[check.needs]} |`,
      );
      const head = ['| check | what holds | why it matters | severity | needs |', '| - | - | - | - | - |'];
      return [`### ${title}`, '', ...head, ...rows, ''].join('\n');
    })
    .join('\n');
}
