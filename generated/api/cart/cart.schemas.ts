export { Cart, CartBulkResult, CartPreview, CheckoutReference } from '../model';
