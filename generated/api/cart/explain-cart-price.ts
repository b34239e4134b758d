import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  PriceExplanation
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  ErrorPayload,
  ExplainCartPriceParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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






