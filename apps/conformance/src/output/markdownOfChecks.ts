import { registry } from '../checks/registry';

const needs = {
  guest: '–',
  account: 'account',
  password: 'password',
  'other account': 'second account',
  origin: '`--origin`',
  write: '`--write`',
  money: '`--write=money`',
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
