import { faultIn } from './faultIn';
import type { Shape } from './Shape';

/** What a rule takes in one place of its arguments. */
interface Parameter {
  /** '' where the rule takes it apart at once. */
  readonly name: string;
  readonly shape: Shape;
}

type Rule = (...given: never[]) => unknown;

function misuse(rule: string, given: unknown, { name, shape }: Parameter, index: number) {
  const fault = faultIn(given, shape);
  if (fault === undefined) return undefined;
  const place = `${name}${fault.place}`.replace(/^\./, '');
  return new TypeError(
    `${rule}: argument ${index + 1}${place && `, ${place},`} ${fault.given}. ` +
      `Any answer would be wrong; give ${fault.wanted}.`,
  );
}

/**
 * A rule that looks at the shapes of its arguments before it works: what the checked build of the package exports. It
 * answers as the rule does.
 *
 * @throws TypeError when something is missing or of another kind: where, what was given, and what to give
 */
export function checkedCall(
  name: string,
  rule: Rule,
  parameters: readonly Parameter[],
): (...given: unknown[]) => unknown {
  const call = (...given: unknown[]): unknown => {
    for (const [index, parameter] of parameters.entries()) {
      const error = misuse(name, given[index], parameter, index);
      if (error) throw error;
    }
    return Reflect.apply(rule, undefined, given);
  };
  return Object.defineProperties(call, { name: { value: name }, length: { value: rule.length } });
}
