import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Cart,
  CartBulkResult,
  CartPreview,
  CheckoutReference,
  PriceExplanation
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  AddCartProduct,
  AddCartProducts,
  AddCartPromoCode,
  CartConflict,
  ChangeCartAddress,
  ChangeCartBonusAction,
  ChangeCartContract,
  ChangeCartCustomer,
  ChangeCartDelivery,
  ChangeCartProduct,
  ChangeCartTags,
  DeleteCartProducts,
  DeleteCartPromoCode,
  ErrorPayload,
  ExplainCartPriceParams,
  ImportCartProducts,
  ProceedCart,
  ProceedCartToManager
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetCartUrl = () => {




  return `/api/v1/cart`
}

/**
 * Корзина читателя целиком: строки с нынешними ценами и наличием, суммы и неполадки. Спрашивать её стоит, только когда в предпросмотре что-то есть; пустая тоже отвечает 200.
 * @summary Корзина
 */
export const getCart = async ( options?: Parameters<typeof http>[1]): Promise<Cart> => {

  return http<Cart>(getGetCartUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Cart
  }
);}





export const getGetCartQueryKey = () => {
    return [
    'api','v1','cart'
    ] as const;
    }


export const getGetCartQueryOptions = <TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCartQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCart>>> = ({ signal }) => getCart({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCartQueryResult = NonNullable<Awaited<ReturnType<typeof getCart>>>
export type GetCartQueryError = ErrorType<ErrorPayload>


export function useGetCart<TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCart>>,
          TError,
          Awaited<ReturnType<typeof getCart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCart<TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCart>>,
          TError,
          Awaited<ReturnType<typeof getCart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCart<TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Корзина
 */

export function useGetCart<TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCartQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Корзина
 */
export const prefetchGetCartQuery = async <TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCartQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCart} query
 */
export const invalidateGetCart = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCartQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Корзина
 */
export const useSetGetCartQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getCart>> | undefined | ((old: Awaited<ReturnType<typeof getCart>> | undefined) => Awaited<ReturnType<typeof getCart>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCart>>>({ exact: $exactMatch, queryKey: getGetCartQueryKey() }, updater);
  };
}

/**
 * @summary Корзина
 */
export const useGetGetCartQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCart>>>(getGetCartQueryKey());
}


export const getGetCartSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCartQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCart>>> = ({ signal }) => getCart({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCartSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCart>>>
export type GetCartSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCartSuspense<TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartSuspense<TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartSuspense<TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Корзина
 */

export function useGetCartSuspense<TData = Awaited<ReturnType<typeof getCart>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCartSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCartPreviewUrl = () => {




  return `/api/v1/cart/preview`
}

/**
 * Товары и количества для счётчика в шапке и степперов на карточках.
 * @summary Предпросмотр корзины
 */
export const getCartPreview = async ( options?: Parameters<typeof http>[1]): Promise<CartPreview> => {

  return http<CartPreview>(getGetCartPreviewUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CartPreview
  }
);}





export const getGetCartPreviewQueryKey = () => {
    return [
    'api','v1','cart','preview'
    ] as const;
    }


export const getGetCartPreviewQueryOptions = <TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCartPreviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCartPreview>>> = ({ signal }) => getCartPreview({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCartPreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getCartPreview>>>
export type GetCartPreviewQueryError = ErrorType<ErrorPayload>


export function useGetCartPreview<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCartPreview>>,
          TError,
          Awaited<ReturnType<typeof getCartPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartPreview<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCartPreview>>,
          TError,
          Awaited<ReturnType<typeof getCartPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartPreview<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Предпросмотр корзины
 */

export function useGetCartPreview<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCartPreviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Предпросмотр корзины
 */
export const prefetchGetCartPreviewQuery = async <TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCartPreviewQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCartPreview} query
 */
export const invalidateGetCartPreview = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCartPreviewQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Предпросмотр корзины
 */
export const useSetGetCartPreviewQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getCartPreview>> | undefined | ((old: Awaited<ReturnType<typeof getCartPreview>> | undefined) => Awaited<ReturnType<typeof getCartPreview>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCartPreview>>>({ exact: $exactMatch, queryKey: getGetCartPreviewQueryKey() }, updater);
  };
}

/**
 * @summary Предпросмотр корзины
 */
export const useGetGetCartPreviewQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCartPreview>>>(getGetCartPreviewQueryKey());
}


export const getGetCartPreviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCartPreviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCartPreview>>> = ({ signal }) => getCartPreview({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCartPreviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCartPreview>>>
export type GetCartPreviewSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCartPreviewSuspense<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartPreviewSuspense<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCartPreviewSuspense<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Предпросмотр корзины
 */

export function useGetCartPreviewSuspense<TData = Awaited<ReturnType<typeof getCartPreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCartPreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCartPreviewSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeCartProductUrl = () => {




  return `/api/v1/cart/product/change`
}

/**
 * Ставит количество товара; 0 убирает строку, новая строка создаётся. Заодно принимает нынешнюю цену: неполадка PriceChanged пропадает. Больше остатка поставить нельзя (409 NotEnoughStock с `maxQuantity`), уменьшить можно всегда; не кратное упаковке — 422 QuantityNotMultiple, меньше наименьшего заказа — 422 BelowMinimum.
 * @summary Изменить количество
 */
export const changeCartProduct = async (changeCartProductBody: ChangeCartProduct, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getChangeCartProductUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartProductBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartProductMutationKey = () => ['changeCartProduct'] as const;

export const getChangeCartProductMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartProduct>>, TError,ChangeCartProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartProduct>>, TError,ChangeCartProductMutationVariables, TContext> => {

const mutationKey = getChangeCartProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartProduct>>, ChangeCartProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartProduct(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartProductMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartProduct>>>
    export type ChangeCartProductMutationBody = ChangeCartProduct
    export type ChangeCartProductMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ChangeCartProductMutationVariables = {data: ChangeCartProduct}

    /**
 * @summary Изменить количество
 */
export const useChangeCartProduct = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartProduct>>, TError,ChangeCartProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartProduct>>,
        TError,
        ChangeCartProductMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartProductMutationOptions(options), queryClient);
    }
    export const getAddCartProductUrl = () => {




  return `/api/v1/cart/product/add`
}

/**
 * Прибавляет количество к тому, что лежит. Первое добавление поднимается до наименьшего заказа и кратности упаковке. Недоступный товар — 409 ProductUnavailable или SaleForbidden.
 * @summary Положить в корзину
 */
export const addCartProduct = async (addCartProductBody: AddCartProduct, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getAddCartProductUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addCartProductBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getAddCartProductMutationKey = () => ['addCartProduct'] as const;

export const getAddCartProductMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartProduct>>, TError,AddCartProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addCartProduct>>, TError,AddCartProductMutationVariables, TContext> => {

const mutationKey = getAddCartProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCartProduct>>, AddCartProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addCartProduct(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCartProductMutationResult = NonNullable<Awaited<ReturnType<typeof addCartProduct>>>
    export type AddCartProductMutationBody = AddCartProduct
    export type AddCartProductMutationError = ErrorType<ErrorPayload | CartConflict>
    export type AddCartProductMutationVariables = {data: AddCartProduct}

    /**
 * @summary Положить в корзину
 */
export const useAddCartProduct = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartProduct>>, TError,AddCartProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCartProduct>>,
        TError,
        AddCartProductMutationVariables,
        TContext
      > => {
      return useMutation(getAddCartProductMutationOptions(options), queryClient);
    }
    export const getAddCartProductsUrl = () => {




  return `/api/v1/cart/product/bulk/add`
}

/**
 * Прибавляет много товаров разом: «Вернуть» после удаления, общая корзина. Количество урезается до остатка, недоступный товар ложится с неполадкой, неизвестный каталогу пропускается и назван в `skipped`.
 * @summary Положить в корзину несколько
 */
export const addCartProducts = async (addCartProductsBody: AddCartProducts, options?: Parameters<typeof http>[1]): Promise<CartBulkResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CartBulkResult>(getAddCartProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addCartProductsBody),
    schema: async () => (await schemas()).CartBulkResult
  }
);}





export const getAddCartProductsMutationKey = () => ['addCartProducts'] as const;

export const getAddCartProductsMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartProducts>>, TError,AddCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addCartProducts>>, TError,AddCartProductsMutationVariables, TContext> => {

const mutationKey = getAddCartProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCartProducts>>, AddCartProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addCartProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCartProductsMutationResult = NonNullable<Awaited<ReturnType<typeof addCartProducts>>>
    export type AddCartProductsMutationBody = AddCartProducts
    export type AddCartProductsMutationError = ErrorType<ErrorPayload | CartConflict>
    export type AddCartProductsMutationVariables = {data: AddCartProducts}

    /**
 * @summary Положить в корзину несколько
 */
export const useAddCartProducts = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartProducts>>, TError,AddCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCartProducts>>,
        TError,
        AddCartProductsMutationVariables,
        TContext
      > => {
      return useMutation(getAddCartProductsMutationOptions(options), queryClient);
    }
    export const getDeleteCartProductsUrl = () => {




  return `/api/v1/cart/product/bulk/delete`
}

/**
 * Убирает строки; чего в корзине нет, не ошибка.
 * @summary Убрать из корзины несколько
 */
export const deleteCartProducts = async (deleteCartProductsBody: DeleteCartProducts, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getDeleteCartProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteCartProductsBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getDeleteCartProductsMutationKey = () => ['deleteCartProducts'] as const;

export const getDeleteCartProductsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartProducts>>, TError,DeleteCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCartProducts>>, TError,DeleteCartProductsMutationVariables, TContext> => {

const mutationKey = getDeleteCartProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCartProducts>>, DeleteCartProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteCartProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCartProductsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCartProducts>>>
    export type DeleteCartProductsMutationBody = DeleteCartProducts
    export type DeleteCartProductsMutationError = ErrorType<ErrorPayload>
    export type DeleteCartProductsMutationVariables = {data: DeleteCartProducts}

    /**
 * @summary Убрать из корзины несколько
 */
export const useDeleteCartProducts = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartProducts>>, TError,DeleteCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCartProducts>>,
        TError,
        DeleteCartProductsMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCartProductsMutationOptions(options), queryClient);
    }
    export const getChangeCartCustomerUrl = () => {




  return `/api/v1/cart/customer`
}

/**
 * От чьего имени заказ. У компании сам выбирается основной договор, метки прежней компании снимаются. С `preview` — только показать, какой станет корзина: по ней видны новые цены. Чужой или неизвестный покупатель — 404.
 * @summary Выбрать покупателя
 */
export const changeCartCustomer = async (changeCartCustomerBody: ChangeCartCustomer, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getChangeCartCustomerUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartCustomerBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartCustomerMutationKey = () => ['changeCartCustomer'] as const;

export const getChangeCartCustomerMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartCustomer>>, TError,ChangeCartCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartCustomer>>, TError,ChangeCartCustomerMutationVariables, TContext> => {

const mutationKey = getChangeCartCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartCustomer>>, ChangeCartCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartCustomer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartCustomer>>>
    export type ChangeCartCustomerMutationBody = ChangeCartCustomer
    export type ChangeCartCustomerMutationError = ErrorType<ErrorPayload>
    export type ChangeCartCustomerMutationVariables = {data: ChangeCartCustomer}

    /**
 * @summary Выбрать покупателя
 */
export const useChangeCartCustomer = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartCustomer>>, TError,ChangeCartCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartCustomer>>,
        TError,
        ChangeCartCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartCustomerMutationOptions(options), queryClient);
    }
    export const getChangeCartAddressUrl = () => {




  return `/api/v1/cart/address`
}

/**
 * Куда везти; от адреса зависит оценка доставки. Чужой или неизвестный адрес — 404.
 * @summary Выбрать адрес
 */
export const changeCartAddress = async (changeCartAddressBody: ChangeCartAddress, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getChangeCartAddressUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartAddressBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartAddressMutationKey = () => ['changeCartAddress'] as const;

export const getChangeCartAddressMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartAddress>>, TError,ChangeCartAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartAddress>>, TError,ChangeCartAddressMutationVariables, TContext> => {

const mutationKey = getChangeCartAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartAddress>>, ChangeCartAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartAddressMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartAddress>>>
    export type ChangeCartAddressMutationBody = ChangeCartAddress
    export type ChangeCartAddressMutationError = ErrorType<ErrorPayload>
    export type ChangeCartAddressMutationVariables = {data: ChangeCartAddress}

    /**
 * @summary Выбрать адрес
 */
export const useChangeCartAddress = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartAddress>>, TError,ChangeCartAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartAddress>>,
        TError,
        ChangeCartAddressMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartAddressMutationOptions(options), queryClient);
    }
    export const getChangeCartDeliveryUrl = () => {




  return `/api/v1/cart/delivery`
}

/**
 * Способ и пункт выдачи заранее; в оформлении их можно сменить. Неизвестный пункт — 404.
 * @summary Выбрать способ получения
 */
export const changeCartDelivery = async (changeCartDeliveryBody: ChangeCartDelivery, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getChangeCartDeliveryUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartDeliveryBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartDeliveryMutationKey = () => ['changeCartDelivery'] as const;

export const getChangeCartDeliveryMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartDelivery>>, TError,ChangeCartDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartDelivery>>, TError,ChangeCartDeliveryMutationVariables, TContext> => {

const mutationKey = getChangeCartDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartDelivery>>, ChangeCartDeliveryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartDelivery(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartDelivery>>>
    export type ChangeCartDeliveryMutationBody = ChangeCartDelivery
    export type ChangeCartDeliveryMutationError = ErrorType<ErrorPayload>
    export type ChangeCartDeliveryMutationVariables = {data: ChangeCartDelivery}

    /**
 * @summary Выбрать способ получения
 */
export const useChangeCartDelivery = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartDelivery>>, TError,ChangeCartDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartDelivery>>,
        TError,
        ChangeCartDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartDeliveryMutationOptions(options), queryClient);
    }
    export const getProceedCartUrl = () => {




  return `/api/v1/cart/proceed`
}

/**
 * Из отмеченных товаров делает оформление и возвращает его id. Строки остаются в корзине, пока заказ не подтверждён. У пользователя не больше одного незаконченного оформления: новое обращение обновляет его товары и сохраняет выбранную доставку и оплату. Пока заказ не подтверждён, количества этих товаров следуют корзине. Неполадки отмеченных строк — 409 CartHasProblems.
 * @summary Перейти к оформлению
 */
export const proceedCart = async (proceedCartBody: ProceedCart, options?: Parameters<typeof http>[1]): Promise<CheckoutReference> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CheckoutReference>(getProceedCartUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(proceedCartBody),
    schema: async () => (await schemas()).CheckoutReference
  }
);}





export const getProceedCartMutationKey = () => ['proceedCart'] as const;

export const getProceedCartMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedCart>>, TError,ProceedCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proceedCart>>, TError,ProceedCartMutationVariables, TContext> => {

const mutationKey = getProceedCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proceedCart>>, ProceedCartMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  proceedCart(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProceedCartMutationResult = NonNullable<Awaited<ReturnType<typeof proceedCart>>>
    export type ProceedCartMutationBody = ProceedCart
    export type ProceedCartMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ProceedCartMutationVariables = {data: ProceedCart}

    /**
 * @summary Перейти к оформлению
 */
export const useProceedCart = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedCart>>, TError,ProceedCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proceedCart>>,
        TError,
        ProceedCartMutationVariables,
        TContext
      > => {
      return useMutation(getProceedCartMutationOptions(options), queryClient);
    }
    export const getChangeCartBonusActionUrl = () => {




  return `/api/v1/cart/bonus/action`
}

/**
 * Списать бонусы, копить или ничего. Действие не из `bonus.allowedActions` — 422 BonusUnavailable.
 * @summary Выбрать действие с бонусами
 */
export const changeCartBonusAction = async (changeCartBonusActionBody: ChangeCartBonusAction, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getChangeCartBonusActionUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartBonusActionBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartBonusActionMutationKey = () => ['changeCartBonusAction'] as const;

export const getChangeCartBonusActionMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartBonusAction>>, TError,ChangeCartBonusActionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartBonusAction>>, TError,ChangeCartBonusActionMutationVariables, TContext> => {

const mutationKey = getChangeCartBonusActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartBonusAction>>, ChangeCartBonusActionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartBonusAction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartBonusActionMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartBonusAction>>>
    export type ChangeCartBonusActionMutationBody = ChangeCartBonusAction
    export type ChangeCartBonusActionMutationError = ErrorType<ErrorPayload>
    export type ChangeCartBonusActionMutationVariables = {data: ChangeCartBonusAction}

    /**
 * @summary Выбрать действие с бонусами
 */
export const useChangeCartBonusAction = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartBonusAction>>, TError,ChangeCartBonusActionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartBonusAction>>,
        TError,
        ChangeCartBonusActionMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartBonusActionMutationOptions(options), queryClient);
    }
    export const getChangeCartContractUrl = () => {




  return `/api/v1/cart/contract`
}

/**
 * По какому договору покупает компания: от него зависят цены и оплата. С `preview` — только показать новые цены. Чужой или неизвестный — 404, недействующий — 422 ContractUnavailable, у частного покупателя — 422 ContractNotApplicable.
 * @summary Выбрать договор
 */
export const changeCartContract = async (changeCartContractBody: ChangeCartContract, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getChangeCartContractUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartContractBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartContractMutationKey = () => ['changeCartContract'] as const;

export const getChangeCartContractMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartContract>>, TError,ChangeCartContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartContract>>, TError,ChangeCartContractMutationVariables, TContext> => {

const mutationKey = getChangeCartContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartContract>>, ChangeCartContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartContract(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartContractMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartContract>>>
    export type ChangeCartContractMutationBody = ChangeCartContract
    export type ChangeCartContractMutationError = ErrorType<ErrorPayload>
    export type ChangeCartContractMutationVariables = {data: ChangeCartContract}

    /**
 * @summary Выбрать договор
 */
export const useChangeCartContract = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartContract>>, TError,ChangeCartContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartContract>>,
        TError,
        ChangeCartContractMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartContractMutationOptions(options), queryClient);
    }
    export const getChangeCartTagsUrl = () => {




  return `/api/v1/cart/tags`
}

/**
 * Ставит метки будущего заказа компании вместо прежних. Неизвестная метка — 404, у частного покупателя — 422 TagsNotApplicable.
 * @summary Выбрать метки
 */
export const changeCartTags = async (changeCartTagsBody: ChangeCartTags, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getChangeCartTagsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartTagsBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartTagsMutationKey = () => ['changeCartTags'] as const;

export const getChangeCartTagsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartTags>>, TError,ChangeCartTagsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartTags>>, TError,ChangeCartTagsMutationVariables, TContext> => {

const mutationKey = getChangeCartTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartTags>>, ChangeCartTagsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartTags(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartTagsMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartTags>>>
    export type ChangeCartTagsMutationBody = ChangeCartTags
    export type ChangeCartTagsMutationError = ErrorType<ErrorPayload>
    export type ChangeCartTagsMutationVariables = {data: ChangeCartTags}

    /**
 * @summary Выбрать метки
 */
export const useChangeCartTags = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartTags>>, TError,ChangeCartTagsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartTags>>,
        TError,
        ChangeCartTagsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartTagsMutationOptions(options), queryClient);
    }
    export const getProceedCartToManagerUrl = () => {




  return `/api/v1/cart/proceed/manager`
}

/**
 * Вместо самостоятельного оформления: заказ становится PendingManager, менеджер закончит его сам. Неполадки строк этому не мешают, взятые строки уходят из корзины. Чужое или неизвестное оформление — 404, уже оформленное — 409 NotAllowed, передавать нечего — 422 NothingToProceed.
 * @summary Передать менеджеру
 */
export const proceedCartToManager = async (proceedCartToManagerBody: ProceedCartToManager, options?: Parameters<typeof http>[1]): Promise<CheckoutReference> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CheckoutReference>(getProceedCartToManagerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(proceedCartToManagerBody),
    schema: async () => (await schemas()).CheckoutReference
  }
);}





export const getProceedCartToManagerMutationKey = () => ['proceedCartToManager'] as const;

export const getProceedCartToManagerMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedCartToManager>>, TError,ProceedCartToManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proceedCartToManager>>, TError,ProceedCartToManagerMutationVariables, TContext> => {

const mutationKey = getProceedCartToManagerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proceedCartToManager>>, ProceedCartToManagerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  proceedCartToManager(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProceedCartToManagerMutationResult = NonNullable<Awaited<ReturnType<typeof proceedCartToManager>>>
    export type ProceedCartToManagerMutationBody = ProceedCartToManager
    export type ProceedCartToManagerMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ProceedCartToManagerMutationVariables = {data: ProceedCartToManager}

    /**
 * @summary Передать менеджеру
 */
export const useProceedCartToManager = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedCartToManager>>, TError,ProceedCartToManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proceedCartToManager>>,
        TError,
        ProceedCartToManagerMutationVariables,
        TContext
      > => {
      return useMutation(getProceedCartToManagerMutationOptions(options), queryClient);
    }
    export const getImportCartProductsUrl = () => {




  return `/api/v1/cart/product/import`
}

/**
 * Прибавляет строки разобранного файла к корзине, ничего из неё не убирая; цены и остатки — нынешние. Повторно те же строки не прибавляются: они названы в `skipped`. Чужой, неизвестный или устаревший файл — 404; ещё разбирается — 409 ImportPending.
 * @summary Положить строки файла
 */
export const importCartProducts = async (importCartProductsBody: ImportCartProducts, options?: Parameters<typeof http>[1]): Promise<CartBulkResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CartBulkResult>(getImportCartProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(importCartProductsBody),
    schema: async () => (await schemas()).CartBulkResult
  }
);}





export const getImportCartProductsMutationKey = () => ['importCartProducts'] as const;

export const getImportCartProductsMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCartProducts>>, TError,ImportCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importCartProducts>>, TError,ImportCartProductsMutationVariables, TContext> => {

const mutationKey = getImportCartProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importCartProducts>>, ImportCartProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importCartProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportCartProductsMutationResult = NonNullable<Awaited<ReturnType<typeof importCartProducts>>>
    export type ImportCartProductsMutationBody = ImportCartProducts
    export type ImportCartProductsMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ImportCartProductsMutationVariables = {data: ImportCartProducts}

    /**
 * @summary Положить строки файла
 */
export const useImportCartProducts = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCartProducts>>, TError,ImportCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importCartProducts>>,
        TError,
        ImportCartProductsMutationVariables,
        TContext
      > => {
      return useMutation(getImportCartProductsMutationOptions(options), queryClient);
    }
    export const getAddCartPromoCodeUrl = () => {




  return `/api/v1/cart/promoCode/add`
}

/**
 * К заказу или к товарам. Действует и в корзине, и в незаконченном оформлении читателя — его после этого перечитывают. Уже применённый отвечает тем же. Отказ — 422 с причиной; после десяти неудач за час — 429.
 * @summary Применить промокод
 */
export const addCartPromoCode = async (addCartPromoCodeBody: AddCartPromoCode, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getAddCartPromoCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addCartPromoCodeBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getAddCartPromoCodeMutationKey = () => ['addCartPromoCode'] as const;

export const getAddCartPromoCodeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartPromoCode>>, TError,AddCartPromoCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addCartPromoCode>>, TError,AddCartPromoCodeMutationVariables, TContext> => {

const mutationKey = getAddCartPromoCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCartPromoCode>>, AddCartPromoCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addCartPromoCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCartPromoCodeMutationResult = NonNullable<Awaited<ReturnType<typeof addCartPromoCode>>>
    export type AddCartPromoCodeMutationBody = AddCartPromoCode
    export type AddCartPromoCodeMutationError = ErrorType<ErrorPayload>
    export type AddCartPromoCodeMutationVariables = {data: AddCartPromoCode}

    /**
 * @summary Применить промокод
 */
export const useAddCartPromoCode = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartPromoCode>>, TError,AddCartPromoCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCartPromoCode>>,
        TError,
        AddCartPromoCodeMutationVariables,
        TContext
      > => {
      return useMutation(getAddCartPromoCodeMutationOptions(options), queryClient);
    }
    export const getDeleteCartPromoCodeUrl = () => {




  return `/api/v1/cart/promoCode/delete`
}

/**
 * Снимает промокод с корзины и с незаконченного оформления; чего нет — не ошибка.
 * @summary Снять промокод
 */
export const deleteCartPromoCode = async (deleteCartPromoCodeBody: DeleteCartPromoCode, options?: Parameters<typeof http>[1]): Promise<Cart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Cart>(getDeleteCartPromoCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteCartPromoCodeBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getDeleteCartPromoCodeMutationKey = () => ['deleteCartPromoCode'] as const;

export const getDeleteCartPromoCodeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartPromoCode>>, TError,DeleteCartPromoCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCartPromoCode>>, TError,DeleteCartPromoCodeMutationVariables, TContext> => {

const mutationKey = getDeleteCartPromoCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCartPromoCode>>, DeleteCartPromoCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteCartPromoCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCartPromoCodeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCartPromoCode>>>
    export type DeleteCartPromoCodeMutationBody = DeleteCartPromoCode
    export type DeleteCartPromoCodeMutationError = ErrorType<ErrorPayload>
    export type DeleteCartPromoCodeMutationVariables = {data: DeleteCartPromoCode}

    /**
 * @summary Снять промокод
 */
export const useDeleteCartPromoCode = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartPromoCode>>, TError,DeleteCartPromoCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCartPromoCode>>,
        TError,
        DeleteCartPromoCodeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCartPromoCodeMutationOptions(options), queryClient);
    }
    export const getExplainCartPriceUrl = (params?: ExplainCartPriceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["selected"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/cart/price?${stringifiedParams}` : `/api/v1/cart/price`
}

/**
 * Цена строки или всей корзины по шагам: цена магазина, договор, акция, промокоды, бонусы, доставка. Считает тот же расчёт, что и корзину. Товара в корзине нет — 404.
 * @summary Из чего цена в корзине
 */
export const explainCartPrice = async (params?: ExplainCartPriceParams, options?: Parameters<typeof http>[1]): Promise<PriceExplanation> => {

  return http<PriceExplanation>(getExplainCartPriceUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PriceExplanation
  }
);}





export const getExplainCartPriceQueryKey = (params?: ExplainCartPriceParams,) => {
    return [
    'api','v1','cart','price', ...(params ? [params] : [])
    ] as const;
    }


export const getExplainCartPriceQueryOptions = <TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(params?: ExplainCartPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExplainCartPriceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof explainCartPrice>>> = ({ signal }) => explainCartPrice(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExplainCartPriceQueryResult = NonNullable<Awaited<ReturnType<typeof explainCartPrice>>>
export type ExplainCartPriceQueryError = ErrorType<ErrorPayload>


export function useExplainCartPrice<TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ExplainCartPriceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof explainCartPrice>>,
          TError,
          Awaited<ReturnType<typeof explainCartPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainCartPrice<TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 params?: ExplainCartPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof explainCartPrice>>,
          TError,
          Awaited<ReturnType<typeof explainCartPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainCartPrice<TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 params?: ExplainCartPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Из чего цена в корзине
 */

export function useExplainCartPrice<TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 params?: ExplainCartPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExplainCartPriceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Из чего цена в корзине
 */
export const prefetchExplainCartPriceQuery = async <TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ExplainCartPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getExplainCartPriceQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useExplainCartPrice} query
 */
export const invalidateExplainCartPrice = async (
 queryClient: QueryClient, params?: ExplainCartPriceParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExplainCartPriceQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Из чего цена в корзине
 */
export const useSetExplainCartPriceQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ExplainCartPriceParams | undefined,updater: Awaited<ReturnType<typeof explainCartPrice>> | undefined | ((old: Awaited<ReturnType<typeof explainCartPrice>> | undefined) => Awaited<ReturnType<typeof explainCartPrice>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof explainCartPrice>>>({ exact: $exactMatch, queryKey: getExplainCartPriceQueryKey(params) }, updater);
  };
}

/**
 * @summary Из чего цена в корзине
 */
export const useGetExplainCartPriceQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ExplainCartPriceParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof explainCartPrice>>>(getExplainCartPriceQueryKey(params));
}


export const getExplainCartPriceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(params?: ExplainCartPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExplainCartPriceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof explainCartPrice>>> = ({ signal }) => explainCartPrice(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ExplainCartPriceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof explainCartPrice>>>
export type ExplainCartPriceSuspenseQueryError = ErrorType<ErrorPayload>


export function useExplainCartPriceSuspense<TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ExplainCartPriceParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainCartPriceSuspense<TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 params?: ExplainCartPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainCartPriceSuspense<TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 params?: ExplainCartPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Из чего цена в корзине
 */

export function useExplainCartPriceSuspense<TData = Awaited<ReturnType<typeof explainCartPrice>>, TError = ErrorType<ErrorPayload>>(
 params?: ExplainCartPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainCartPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExplainCartPriceSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






