export { Checkout, CheckoutPromoCodes, DeletedCheckout, DeliveryOptions } from '../model';
