import { type DescribedCall, calls } from '@kislap/api/registry';

/** One field of a request. */
export interface RequestField {
  readonly name: string;
  readonly isRequired: boolean;
}

/** The fields a call asks for, as its schema says. */
export function fieldsOf({ name }: DescribedCall): readonly RequestField[] {
  const schemas: readonly (readonly [string, { readonly type: string }])[] = Object.entries(
    calls[name].request.entries,
  );
  return schemas.map(([field, schema]) => ({ name: field, isRequired: schema.type !== 'optional' }));
}
