export { Link } from './Link';
export { NavigationContext } from './NavigationContext';
export type { Navigate } from './NavigationContext';
