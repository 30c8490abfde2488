declare const brand: unique symbol;

/**
 * A value of type `Base` that may not be confused with another `Base`: money is not a count, an instant is not
 * a duration. The mark exists only for the compiler; at run time the value is the plain `Base`.
 *
 * @example
 * type Metres = Brand<number, 'Metres'>;
 * const isMetres = (length: number): length is Metres => length >= 0;
 * isMetres(5); // => true
 */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
