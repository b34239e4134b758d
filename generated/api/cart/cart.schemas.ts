export { Cart, CartBulkResult, CartPreview, CheckoutReference, PriceExplanation } from '../model';
