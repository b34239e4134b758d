export { Settings } from '../model';
