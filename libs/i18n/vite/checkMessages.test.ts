import { describe, expect, it } from 'vitest';
import { checkMessages } from './checkMessages';

const english = {
  'dep.arrived': 'Recharged successfully,PHP {amount}',
  'nav.home': 'Home',
  'mail.count': '{n, plural, one {# letter of {name}} other {# letters of {name}}}',
};

describe('messages from outside', () => {
  it('come as the app takes them, parsed', () => {
    const { compiled, problems } = checkMessages({ 'nav.home': 'Balay' }, english);
    expect(problems).toEqual([]);
    expect(compiled).toEqual({ 'nav.home': [{ type: 0, value: 'Balay' }] });
  });

  it('may leave plural forms to the language, as long as every placeholder is said', () => {
    const { problems } = checkMessages({ 'mail.count': '{n} ka sulat ni {name}' }, english);
    expect(problems).toEqual([]);
  });

  it.each([
    ['nav.hom', 'Balay', 'nav.hom is no message of this build.'],
    ['nav.home', '', 'nav.home is "". Allowed: a text.'],
    ['nav.home', 7, 'nav.home is 7. Allowed: a text.'],
    ['dep.arrived', 'Niabot na', 'dep.arrived lacks {amount}: "Niabot na".'],
    ['mail.count', '{n} ka sulat', 'mail.count lacks {name}: "{n} ka sulat".'],
    ['nav.home', 'Balay ni {name}', 'nav.home has {name}, which nothing fills: "Balay ni {name}".'],
    ['nav.home', '<b>Balay</b>', 'nav.home has {b}, which nothing fills: "<b>Balay</b>".'],
    ['dep.arrived', 'PHP {amount', 'dep.arrived is not valid ICU text'],
  ])('%s as %j is refused', (id, text, problem) => {
    const { compiled, problems } = checkMessages({ [id]: text }, english);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(compiled).toEqual({});
  });
});
