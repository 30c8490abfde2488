import * as v from 'valibot';
import { openPostgres } from '../../src/database/openPostgres';
import { type Answered, type Asked, asked } from './messages';
import { type Stage, stageOver } from './Stage';

/**
 * A process of the operator: it serves what its parent asks over the channel between them, over the database of the URL
 * it was started with, and ends with its parent.
 */
async function serve(url: string): Promise<void> {
  const stage = stageOver(await openPostgres(url));
  process.on('message', (message) => {
    const request = v.parse(asked, message);
    answer(stage, request).then(tell, (error: unknown) => {
      tell({
        kind: 'failed',
        id: request.id,
        why: error instanceof Error ? String(error.stack) : String(error),
      });
    });
  });
  process.once('disconnect', () => {
    void stage.close();
  });
  tell({ kind: 'ready' });
}

async function answer(stage: Stage, request: Asked): Promise<Answered> {
  const { id } = request;
  if (request.kind === 'fetch') {
    const { path, headers, body } = request;
    const response = await stage.fetch(path, { method: 'POST', headers, body: Uint8Array.from(body) });
    return { kind: 'done', id, status: response.status, text: await response.text() };
  }
  await (request.kind === 'pass' ? stage.pass(request.seconds) : stage.settle());
  return { kind: 'done', id, status: 0, text: '' };
}

function tell(answered: Answered): void {
  process.send?.(answered);
}

const [url] = process.argv.slice(2);
if (url === undefined) throw new Error('No database');
await serve(url);
