export { BrandDetail, BrandList } from '../model';
