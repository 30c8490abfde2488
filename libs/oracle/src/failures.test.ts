import fc from 'fast-check';
import { compareAnswers } from './testing/compareAnswers';
import { coursesByClient } from './adapter/failures';
import { courseOf, type Attempt, type Course } from './failures';

const codes = fc.oneof(
  fc.constantFrom(200, 400, 555, 500, 599, 600, 499, 100, 201, 401, 554, 556, 1_001, 1_004, 1_019, 0, -1),
  fc.integer({ min: 0, max: 2_000 }),
);
const attempts: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Attempt>({ type: 'none' }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(500, 502, 503, 504, 408, 425, 429, 404)
      .map((status): Attempt => ({ type: 'status', status })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('', '<html></html>', '{"code":', 'null', '[]', '{}', '"200"', 'OK')
      .map((text): Attempt => ({ type: 'unreadable', text })),
  },
  { weight: 3, arbitrary: codes.map((code): Attempt => ({ type: 'code', code })) },
);

const code = (value: number): Attempt => ({ type: 'code', code: value });
const without = (script: readonly Attempt[], type: Attempt['type'], instead: Attempt) =>
  courseOf(script.map((attempt) => (attempt.type === type ? instead : attempt)));

compareAnswers<readonly Attempt[], Course>({
  name: 'failures, refusals and attempts of a main call',
  inputs: fc.array(attempts, { minLength: 1, maxLength: 5 }),
  oracle: (script) => courseOf(script),
  answers: coursesByClient,
  mutants: {
    'three attempts': (script) => courseOf(script, 3),
    'five attempts': (script) => courseOf(script, 5),
    'a code 5xx is a business answer': (script) =>
      courseOf(script.map((one) => (one.type === 'code' && one.code === 500 ? code(1_001) : one))),
    'maintenance is tried again': (script) =>
      courseOf(script.map((one) => (one.type === 'code' && one.code === 555 ? code(500) : one))),
    'business answers are tried again': (script) =>
      courseOf(script.map((one) => (one.type === 'code' && one.code > 1_000 ? code(500) : one))),
    'no retry without a connection': (script) => without(script, 'none', code(1_001)),
    'no retry of what cannot be read': (script) => without(script, 'unreadable', code(1_001)),
    '404 is tried again': (script) =>
      courseOf(script.map((one) => (one.type === 'status' && one.status === 404 ? code(500) : one))),
    '429 is not': (script) =>
      courseOf(script.map((one) => (one.type === 'status' && one.status === 429 ? code(1_001) : one))),
  },
  examples: [
    [[code(200)], { attempts: 1, end: 'answered', isSessionEnded: false, isMaintenance: false }],
    [[code(400)], { attempts: 1, end: 'refused', isSessionEnded: true, isMaintenance: false }],
    [[code(555)], { attempts: 1, end: 'refused', isSessionEnded: false, isMaintenance: true }],
    [[code(1_004)], { attempts: 1, end: 'refused', isSessionEnded: false, isMaintenance: false }],
    [[{ type: 'none' }], { attempts: 4, end: 'refused', isSessionEnded: false, isMaintenance: false }],
    [
      [code(500), { type: 'status', status: 503 }, code(200)],
      { attempts: 3, end: 'answered', isSessionEnded: false, isMaintenance: false },
    ],
  ],
});
