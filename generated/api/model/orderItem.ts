import * as zod from 'zod/mini';

export const orderItemQuantityMax = 9999;

export const orderItemProductIdMax = 64;


export const orderItemProductIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderItemProductMarketIDMax = 100;

export const orderItemProductNameMax = 500;

export const orderItemProductSlugMax = 300;

export const orderItemProductImagesItemUrlMax = 2048;



export const orderItemProductImagesMax = 30;

export const orderItemProductVendorCodeMax = 100;

export const orderItemProductBrandNameMax = 200;

export const orderItemProductCategoryNameMax = 200;

export const orderItemProductPriceMin = 0;
export const orderItemProductPriceMax = 9007199254740991;

export const orderItemProductPriceWithoutDiscountMin = 0;
export const orderItemProductPriceWithoutDiscountMax = 9007199254740991;

export const orderItemProductWeightOneMin = 0;
export const orderItemProductWeightOneMax = 100000000;

export const orderItemAmountMin = 0;
export const orderItemAmountMax = 9007199254740991;

export const orderItemAmountWithoutDiscountMin = 0;
export const orderItemAmountWithoutDiscountMax = 9007199254740991;

export const orderItemDiscountMin = 0;
export const orderItemDiscountMax = 9007199254740991;

export const orderItemWeightMin = 0;
export const orderItemWeightMax = 100000000;



export const OrderItem = /*#__PURE__*/ zod.object({
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemQuantityMax)),
  "product": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemProductIdMax)).check(/*#__PURE__*/ zod.regex(orderItemProductIdRegExp)),
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemProductNameMax)),
  "slug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderItemProductSlugMax))),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderItemProductImagesItemUrlMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})).check(/*#__PURE__*/ zod.maxLength(orderItemProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderItemProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderItemProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderItemProductCategoryNameMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemProductPriceMin)).check(/*#__PURE__*/ zod.lte(orderItemProductPriceMax)),
  "priceWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemProductPriceWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(orderItemProductPriceWithoutDiscountMax)),
  "weight": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemProductWeightOneMin)).check(/*#__PURE__*/ zod.lte(orderItemProductWeightOneMax)),/*#__PURE__*/ zod.null()])
}),
  "availability": /*#__PURE__*/ zod.enum(['Available', 'Reduced', 'Unavailable', 'SaleForbidden']),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemAmountMin)).check(/*#__PURE__*/ zod.lte(orderItemAmountMax)),
  "amountWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemAmountWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(orderItemAmountWithoutDiscountMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemDiscountMin)).check(/*#__PURE__*/ zod.lte(orderItemDiscountMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemWeightMin)).check(/*#__PURE__*/ zod.lte(orderItemWeightMax))
});

export type OrderItem = zod.input<typeof OrderItem>;
export type OrderItemOutput = zod.output<typeof OrderItem>;
