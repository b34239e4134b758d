export { BrandList } from '../model';
