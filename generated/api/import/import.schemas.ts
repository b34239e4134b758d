export { ImportResult } from '../model';
