import { getActivityDetail } from '@kislap/api';
import { answer, answerText, beOffline, createFakeOperator, refuse } from '@kislap/api/testing';
import type { Attempt, Course } from '../failures';
import { withApi } from './withApi';

const detail = { img: '/a.png', title: 'A', content: 'B' };

/** The message names the script, so that reports of the client can be told apart. */
function replyTo(attempt: Attempt | undefined, script: number) {
  if (attempt === undefined || attempt.type === 'none') return beOffline();
  if (attempt.type === 'status') return answerText('<html></html>', attempt.status);
  if (attempt.type === 'unreadable') return answerText(attempt.text);
  return attempt.code === 200 ? answer(detail) : refuse(attempt.code, String(script));
}

/** Every script is a call of its own, known by the number it asks for; a hundred at a time. */
export async function coursesByClient(scripts: readonly (readonly Attempt[])[]): Promise<readonly Course[]> {
  const courses: Course[] = [];
  for (let from = 0; from < scripts.length; from += 100) {
    courses.push(...(await courses100(scripts.slice(from, from + 100))));
  }
  return courses;
}

async function courses100(scripts: readonly (readonly Attempt[])[]): Promise<readonly Course[]> {
  const attempts = scripts.map(() => 0);
  const ended = new Set<string>();
  const maintained = new Set<string>();
  const { adapter } = createFakeOperator({
    getActImg: ({ type }) => {
      const script = scripts[type] ?? [];
      const count = attempts[type] ?? 0;
      attempts[type] = count + 1;
      return replyTo(script[Math.min(count, script.length - 1)], type);
    },
  });
  const settings = {
    adapter,
    onSessionEnded: ({ message }: { readonly message: string }) => void ended.add(message),
    onMaintenance: ({ message }: { readonly message: string }) => void maintained.add(message),
  };
  const calls = await withApi(settings, () =>
    Promise.allSettled(scripts.map((_, type) => getActivityDetail(type))),
  );
  return calls.map(({ status }, type) => ({
    attempts: attempts[type] ?? 0,
    end: status === 'fulfilled' ? 'answered' : 'refused',
    isSessionEnded: ended.has(String(type)),
    isMaintenance: maintained.has(String(type)),
  }));
}
