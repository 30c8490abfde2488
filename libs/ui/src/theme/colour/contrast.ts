import { linearRgb } from './linearRgb';

const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * How much two opaque colours differ in light, 1 to 21 (WCAG 2.2, "contrast ratio").
 *
 * @example
 * contrast('#000000', '#FFFFFF'); // => 21
 */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
