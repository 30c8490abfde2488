export { SideRail } from './SideRail';
