export * from './cart/cart.ts';
export * from './checkout/checkout.ts';
export * from './order/order.ts';
export * from './profile/profile.ts';
export * from './search/search.ts';
export * from './settings/settings.ts';
export * from './support/support.ts';
export * from './user/user.ts';
