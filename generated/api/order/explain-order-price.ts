import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
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

const schemas = () => import('./order.schemas.ts');
import type {
  ErrorPayload,
  ExplainOrderPriceParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getExplainOrderPriceUrl = (id: string,
    params?: ExplainOrderPriceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/order/${encodeURIComponent(String(id))}/price?${stringifiedParams}` : `/api/v1/order/${encodeURIComponent(String(id))}/price`
}

/**
 * Цена строки или всего заказа по шагам; у неподтверждённого — нынешняя, у подтверждённого — та, по которой он подтверждён. Чужой заказ и товар не из заказа — 404.
 * @summary Из чего цена заказа
 */
export const explainOrderPrice = async (id: string,
    params?: ExplainOrderPriceParams, options?: Parameters<typeof http>[1]): Promise<PriceExplanation> => {

  return http<PriceExplanation>(getExplainOrderPriceUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PriceExplanation
  }
);}





export const getExplainOrderPriceQueryKey = (id: string,
    params?: ExplainOrderPriceParams,) => {
    return [
    'api','v1','order',id,'price', ...(params ? [params] : [])
    ] as const;
    }


export const getExplainOrderPriceQueryOptions = <TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExplainOrderPriceQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof explainOrderPrice>>> = ({ signal }) => explainOrderPrice(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExplainOrderPriceQueryResult = NonNullable<Awaited<ReturnType<typeof explainOrderPrice>>>
export type ExplainOrderPriceQueryError = ErrorType<ErrorPayload>


export function useExplainOrderPrice<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ExplainOrderPriceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof explainOrderPrice>>,
          TError,
          Awaited<ReturnType<typeof explainOrderPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainOrderPrice<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof explainOrderPrice>>,
          TError,
          Awaited<ReturnType<typeof explainOrderPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainOrderPrice<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Из чего цена заказа
 */

export function useExplainOrderPrice<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExplainOrderPriceQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Из чего цена заказа
 */
export const prefetchExplainOrderPriceQuery = async <TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getExplainOrderPriceQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useExplainOrderPrice} query
 */
export const invalidateExplainOrderPrice = async (
 queryClient: QueryClient, id: string,
    params?: ExplainOrderPriceParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExplainOrderPriceQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Из чего цена заказа
 */
export const useSetExplainOrderPriceQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: ExplainOrderPriceParams | undefined,updater: Awaited<ReturnType<typeof explainOrderPrice>> | undefined | ((old: Awaited<ReturnType<typeof explainOrderPrice>> | undefined) => Awaited<ReturnType<typeof explainOrderPrice>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof explainOrderPrice>>>({ exact: $exactMatch, queryKey: getExplainOrderPriceQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Из чего цена заказа
 */
export const useGetExplainOrderPriceQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params?: ExplainOrderPriceParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof explainOrderPrice>>>(getExplainOrderPriceQueryKey(id,params));
}


export const getExplainOrderPriceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExplainOrderPriceQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof explainOrderPrice>>> = ({ signal }) => explainOrderPrice(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ExplainOrderPriceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof explainOrderPrice>>>
export type ExplainOrderPriceSuspenseQueryError = ErrorType<ErrorPayload>


export function useExplainOrderPriceSuspense<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ExplainOrderPriceParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainOrderPriceSuspense<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainOrderPriceSuspense<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Из чего цена заказа
 */

export function useExplainOrderPriceSuspense<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExplainOrderPriceSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






