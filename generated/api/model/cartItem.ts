import * as zod from 'zod/mini';

export const cartItemQuantityMax = 9999;

export const cartItemProductIdMax = 64;


export const cartItemProductIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartItemProductMarketIDMax = 100;

export const cartItemProductNameMax = 500;

export const cartItemProductSlugMax = 300;

export const cartItemProductImagesItemUrlMax = 2048;



export const cartItemProductImagesMax = 30;

export const cartItemProductVendorCodeMax = 100;

export const cartItemProductBrandNameMax = 200;

export const cartItemProductCategoryNameMax = 200;

export const cartItemProductPriceMin = 0;
export const cartItemProductPriceMax = 9007199254740991;

export const cartItemProductPriceWithoutDiscountMin = 0;
export const cartItemProductPriceWithoutDiscountMax = 9007199254740991;

export const cartItemProductWeightOneMin = 0;
export const cartItemProductWeightOneMax = 100000000;



export const cartItemProductMaxQuantityMin = 0;
export const cartItemProductMaxQuantityMax = 9999;

export const cartItemAmountMin = 0;
export const cartItemAmountMax = 9007199254740991;

export const cartItemAmountWithoutDiscountMin = 0;
export const cartItemAmountWithoutDiscountMax = 9007199254740991;

export const cartItemDiscountMin = 0;
export const cartItemDiscountMax = 9007199254740991;

export const cartItemWeightMin = 0;
export const cartItemWeightMax = 100000000;



export const CartItem = /*#__PURE__*/ zod.object({
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartItemQuantityMax)),
  "product": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartItemProductIdMax)).check(/*#__PURE__*/ zod.regex(cartItemProductIdRegExp)),
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartItemProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartItemProductNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartItemProductSlugMax)),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartItemProductImagesItemUrlMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})).check(/*#__PURE__*/ zod.maxLength(cartItemProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartItemProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartItemProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartItemProductCategoryNameMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemProductPriceMin)).check(/*#__PURE__*/ zod.lte(cartItemProductPriceMax)),
  "priceWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemProductPriceWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(cartItemProductPriceWithoutDiscountMax)),
  "weight": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemProductWeightOneMin)).check(/*#__PURE__*/ zod.lte(cartItemProductWeightOneMax)),/*#__PURE__*/ zod.null()]),
  "stockLevel": /*#__PURE__*/ zod.enum(['Many', 'Less', 'Few', 'Last', 'Unavailable']),
  "available": /*#__PURE__*/ zod.boolean(),
  "saleForbidden": /*#__PURE__*/ zod.boolean(),
  "unavailability": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['TemporaryUnavailable', 'Discontinued', 'RestrictedByProducer', 'OutOfStock', 'Other']),
  "action": /*#__PURE__*/ zod.enum(['RequestAssistance', 'RequestOffer', 'RequestAnalogue', 'None', 'WaitingList'])
}),/*#__PURE__*/ zod.null()]),
  "packSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "minQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemProductMaxQuantityMin)).check(/*#__PURE__*/ zod.lte(cartItemProductMaxQuantityMax))
}),
  "availability": /*#__PURE__*/ zod.enum(['Available', 'Reduced', 'Unavailable', 'SaleForbidden']),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemAmountMin)).check(/*#__PURE__*/ zod.lte(cartItemAmountMax)),
  "amountWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemAmountWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(cartItemAmountWithoutDiscountMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemDiscountMin)).check(/*#__PURE__*/ zod.lte(cartItemDiscountMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemWeightMin)).check(/*#__PURE__*/ zod.lte(cartItemWeightMax))
});

export type CartItem = zod.input<typeof CartItem>;
export type CartItemOutput = zod.output<typeof CartItem>;
