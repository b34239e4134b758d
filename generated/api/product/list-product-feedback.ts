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
  FeedbackList
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload,
  Id,
  ListProductFeedbackParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListProductFeedbackUrl = (id: Id,
    params?: ListProductFeedbackParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/product/${encodeURIComponent(String(id))}/feedback?${stringifiedParams}` : `/api/v1/product/${encodeURIComponent(String(id))}/feedback`
}

/**
 * Опубликованные отзывы, новые первыми, со средней оценкой и распределением оценок, и отзыв самого читателя, пока он на проверке или отклонён.
 * @summary Отзывы о товаре
 */
export const listProductFeedback = async (id: Id,
    params?: ListProductFeedbackParams, options?: Parameters<typeof http>[1]): Promise<FeedbackList> => {

  return http<FeedbackList>(getListProductFeedbackUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).FeedbackList
  }
);}





export const getListProductFeedbackQueryKey = (id: Id,
    params?: ListProductFeedbackParams,) => {
    return [
    'api','v1','product',id,'feedback', ...(params ? [params] : [])
    ] as const;
    }


export const getListProductFeedbackQueryOptions = <TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductFeedbackQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductFeedback>>> = ({ signal }) => listProductFeedback(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductFeedbackQueryResult = NonNullable<Awaited<ReturnType<typeof listProductFeedback>>>
export type ListProductFeedbackQueryError = ErrorType<ErrorPayload>


export function useListProductFeedback<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params: undefined |  ListProductFeedbackParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductFeedback>>,
          TError,
          Awaited<ReturnType<typeof listProductFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductFeedback<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductFeedback>>,
          TError,
          Awaited<ReturnType<typeof listProductFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductFeedback<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Отзывы о товаре
 */

export function useListProductFeedback<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductFeedbackQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Отзывы о товаре
 */
export const prefetchListProductFeedbackQuery = async <TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListProductFeedbackQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListProductFeedback} query
 */
export const invalidateListProductFeedback = async (
 queryClient: QueryClient, id: Id,
    params?: ListProductFeedbackParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductFeedbackQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Отзывы о товаре
 */
export const useSetListProductFeedbackQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params: ListProductFeedbackParams | undefined,updater: Awaited<ReturnType<typeof listProductFeedback>> | undefined | ((old: Awaited<ReturnType<typeof listProductFeedback>> | undefined) => Awaited<ReturnType<typeof listProductFeedback>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listProductFeedback>>>({ exact: $exactMatch, queryKey: getListProductFeedbackQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Отзывы о товаре
 */
export const useGetListProductFeedbackQueryData = () => {
  const queryClient = useQueryClient();
  return (id: Id,
    params?: ListProductFeedbackParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listProductFeedback>>>(getListProductFeedbackQueryKey(id,params));
}


export const getListProductFeedbackSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductFeedbackQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductFeedback>>> = ({ signal }) => listProductFeedback(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductFeedbackSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProductFeedback>>>
export type ListProductFeedbackSuspenseQueryError = ErrorType<ErrorPayload>


export function useListProductFeedbackSuspense<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params: undefined |  ListProductFeedbackParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductFeedbackSuspense<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductFeedbackSuspense<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Отзывы о товаре
 */

export function useListProductFeedbackSuspense<TData = Awaited<ReturnType<typeof listProductFeedback>>, TError = ErrorType<ErrorPayload>>(
 id: Id,
    params?: ListProductFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductFeedbackSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






