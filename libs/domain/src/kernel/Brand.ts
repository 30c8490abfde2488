/**
 * A value of type `Base` that may not be confused with another `Base`: money is not a count, an instant is not
 * a duration. The mark exists only for the compiler; at run time the value is the plain `Base`. Its key is a text and not
 * a symbol, so that the declarations for `import` and for `require` mean the same type.
 *
 * @example
 * type Metres = Brand<number, 'Metres'>;
 * const isMetres = (length: number): length is Metres => length >= 0;
 * isMetres(5); // => true
 */
export type Brand<Base, Name extends string> = Base & { readonly '~brand': Name };
