import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { nameOf } from './acceptFindings';
import { readFindings, reportFolder } from './findings';
import type { Finding } from './findings';
import { escaped, policy, script, style } from './pageParts';

/** Writes the page of everything that was found, and answers where it is and how much it shows. */
export function writeReportPage(folder = reportFolder): { readonly path: string; readonly findings: number } {
  const findings = readFindings(folder);
  const path = `${folder}index.html`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, reportPage(findings));
  return { path, findings: findings.length };
}

/**
 * One page of files, opened as it lies: before, after and difference of every story that does not look as committed,
 * with the command that accepts it.
 */
export function reportPage(findings: readonly Finding[]): string {
  const areBeforesMissing = findings.some(
    (finding) => finding.expected !== undefined && !isCompared(finding),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures of stories: ${escaped(countOf(findings))}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Pictures of stories</h1>
<p>${escaped(countOf(findings))}</p>
${findings.length > 0 ? `<p>All of them are meant: ${command('--accept')}</p>` : ''}
${areBeforesMissing ? `<p>Some have no picture from before on this machine. This takes them anew from the commit before: ${command('--before')}</p>` : ''}
${findings.map(row).join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`;
}

const countOf = ({ length }: readonly Finding[]) =>
  length === 0
    ? 'Every story looks as committed.'
    : `${length} ${length === 1 ? 'does' : 'do'} not look as committed.`;

const command = (words: string) => `<code tabindex="0">npm run visual -- ${escaped(words)}</code>`;

const isCompared = ({ pixels }: Finding) => pixels !== undefined;

function row(finding: Finding): string {
  const { look, storyId, file } = finding;
  const id = escaped(`${look}-${storyId}`);
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escaped(storyId)} in ${escaped(look)}</h2>
<p>${escaped(file)}: ${escaped(saying(finding))}</p>
<div class="row">
${isCompared(finding) ? figure(finding, 'Before', 'expected') : ''}
${figure(finding, 'After', 'actual')}
${isCompared(finding) ? figure(finding, 'Difference', 'diff') + swipe(finding) : ''}
</div>
<p>It is meant: ${command(`--accept ${nameOf(finding)}`)}</p>
<p>Ask this file's stories again: ${command(basename(file, '.tsx'))}</p>
</section>`;
}

function saying({ expected, pixels }: Finding): string {
  if (expected === undefined) return 'a story without a committed picture.';
  if (pixels === undefined) return 'looks different; the picture before is not on this machine.';
  return `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}.`;
}

const addressOf = ({ look, storyId }: Finding, part: string) =>
  `${encodeURIComponent(look)}/${encodeURIComponent(storyId)}.${part}.png`;

const figure = (finding: Finding, title: string, part: string) =>
  `<figure><figcaption>${title}</figcaption>${picture(finding, part, `${title}: ${finding.storyId}`)}</figure>`;

const picture = (finding: Finding, part: string, alt: string) =>
  `<img src="${addressOf(finding, part)}" alt="${escaped(alt)}" loading="lazy">`;

const swipe = (finding: Finding) =>
  `<figure><figcaption>Before under after</figcaption>
<div class="swipe">${picture(finding, 'expected', '')}${picture(finding, 'actual', '')}</div>
<label>How much of before is shown <input type="range" min="0" max="100" value="50"></label></figure>`;
