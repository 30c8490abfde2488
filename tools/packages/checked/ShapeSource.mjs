/** @typedef {import('./shapeOf.mjs').Shape} Shape */

/** Shapes as source code. A type that has a name is declared once, whatever speaks of it, after what it speaks of. */
export class ShapeSource {
  /** The name of each declaration. @type {Map<string, string>} */
  #names = new Map();

  /** @param {Shape} shape @param {string} [from] What comes before the name of a declaration. @returns {string} */
  textOf(shape, from = 'shapes.') {
    if (shape.is !== 'object' || shape.name === '') return this.#written(shape, from);
    const text = this.#written(shape, '');
    const isTaken = [...this.#names.values()].includes(shape.name);
    if (!this.#names.has(text)) {
      this.#names.set(text, isTaken ? `${shape.name}${this.#names.size}` : shape.name);
    }
    return `${from}${this.#names.get(text)}`;
  }

  declarations() {
    return [...this.#names].map(([text, name]) => `export const ${name} = ${text};\n`).join('');
  }

  /** @param {Shape} shape @param {string} from */
  #written(shape, from) {
    const all = (/** @type {Readonly<Record<string, Shape>>} */ parts) =>
      braced(Object.entries(parts).map(([key, part]) => [key, this.textOf(part, from)]));
    switch (shape.is) {
      case 'list':
      case 'record':
      case 'optional':
        return braced([...plain({ is: shape.is }), ['of', this.textOf(shape.of, from)]]);
      case 'either': {
        const parts = shape.of.map((part) => this.textOf(part, from));
        return braced([...plain({ is: shape.is }), ['of', `[${parts.join(', ')}]`]]);
      }
      case 'object':
        return braced([...plain({ is: shape.is, name: shape.name }), ['fields', all(shape.fields)]]);
      case 'cases':
        return braced([...plain({ is: shape.is, by: shape.by }), ['cases', all(shape.cases)]]);
      default:
        return braced(plain(shape));
    }
  }
}

/** @param {object} values @returns {[string, string][]} */
const plain = (values) => Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]);

/** @param {readonly (readonly [string, string])[]} entries */
const braced = (entries) => `{ ${entries.map(([key, text]) => `${key}: ${text}`).join(', ')} }`;
