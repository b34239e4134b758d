export { StaticPage } from '../model';
