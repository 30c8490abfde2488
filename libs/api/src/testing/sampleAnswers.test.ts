import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/registry/calls';
import { unknownFields } from './test/unknownFields';
import { wireSample } from './test/wireSample';

describe('the sample answer', () => {
  it.each(Object.entries(calls))(
    'to %s is read by its schema, and every field of it',
    (name, { response }) => {
      const wire = wireSample(name);
      const read = v.safeParse(response, wire);
      expect(read.issues).toBe(undefined);
      expect(unknownFields(wire, read.output)).toEqual([]);
    },
  );
});
