export { CartPreview, CategoryDetail, CategoryHierarchy, CategoryTree, Feedback, FeedbackList, ProductCollection, ProductDetail, ProductFilters, ProductIdentity, ProductList } from '../model';
