import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import ts from 'typescript';
import { readmeExamples } from './readmeExamples.mjs';
import { run } from './run.mjs';

/** What an example prints, and what its comment says it prints. */
const printed = /console\.log\(.*\); \/\/ (?<text>[^,\n]+(?:,\d[^,\n]+)?)/g;

/** Runs each example that needs no page, and compares what it prints with what it says. @param {string} project */
export async function runReadmes(project) {
  for (const { file, code, isComponent } of readmeExamples(project)) {
    if (isComponent) continue;
    const script = file.replace(/\.ts$/, '.mjs');
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    writeFileSync(script, outputText);
    // Where colours are forced, numbers and truths come in colour.
    const said = stripVTControlCharacters(await run([script], project));
    for (const { groups } of code.matchAll(printed)) assert.ok(said.includes(groups?.['text'] ?? ''), said);
  }
}
