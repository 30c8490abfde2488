// The styles of the theme are loaded once per app with `import '@kislap/ui/theme'`.
export { kislap } from './theme/skins/kislap';
export { perlas } from './theme/skins/perlas';
export type { Scheme, Skin } from './theme/Skin';
export * from './icons';

export { Divider } from './primitives/Divider/Divider';
export { Grow } from './primitives/Grow/Grow';
export { Heading } from './primitives/Heading/Heading';
export { Icon } from './primitives/Icon/Icon';
export { Inline } from './primitives/Inline/Inline';
export { Stack } from './primitives/Stack/Stack';
export { Surface } from './primitives/Surface/Surface';
export { Text } from './primitives/Text/Text';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden';
export { Button } from './primitives/Button/Button';
export { IconButton } from './primitives/IconButton/IconButton';
export { LinkButton } from './primitives/LinkButton/LinkButton';
export { Money } from './primitives/Money/Money';
export { Spinner } from './primitives/Spinner/Spinner';
export { Time } from './primitives/Time/Time';
export { TextField } from './primitives/TextField/TextField';
export { PhoneField } from './primitives/PhoneField/PhoneField';
export { PasswordField } from './primitives/PasswordField/PasswordField';
export { CodeField } from './primitives/CodeField/CodeField';
export { AmountField } from './primitives/AmountField/AmountField';
