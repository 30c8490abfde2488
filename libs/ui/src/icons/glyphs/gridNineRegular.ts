import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "grid nine" in regular, for actions and quiet tabs. */
export const gridNineRegular: Glyph = {
  line: 'M216,48H40A16,16,0,0,0,24,64V192a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V64A16,16,0,0,0,216,48ZM104,144V112h48v32Zm48,16v32H104V160ZM40,112H88v32H40Zm64-16V64h48V96Zm64,16h48v32H168Zm48-16H168V64h48ZM88,64V96H40V64ZM40,160H88v32H40Zm176,32H168V160h48v32Z',
};
