export { CompareList, ComparePreview } from '../model';
