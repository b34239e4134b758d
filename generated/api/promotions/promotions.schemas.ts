export { ProductList, PromotionCategories, PromotionList } from '../model';
