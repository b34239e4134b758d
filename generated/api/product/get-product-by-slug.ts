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
  ProductDetail
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetProductBySlugUrl = (slug: string,) => {




  return `/api/v1/product/bySlug/${encodeURIComponent(String(slug))}`
}

/**
 * Всё для страницы товара: карточка, описание, характеристики, документы, семья вариантов, похожие товары, действующие акции. Товар, которого больше нет в каталоге, отвечает как недоступный (Discontinued), а не 404, пока на него могут ссылаться заказы. Просмотр вошедшего читателя попадает в просмотренные, если ответ нужен не впрок.
 * @summary Страница товара
 */
export const getProductBySlug = async (slug: string, options?: Parameters<typeof http>[1]): Promise<ProductDetail> => {

  return http<ProductDetail>(getGetProductBySlugUrl(slug),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductDetail
  }
);}





export const getGetProductBySlugQueryKey = (slug: string,) => {
    return [
    'api','v1','product','bySlug',slug
    ] as const;
    }


export const getGetProductBySlugQueryOptions = <TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductBySlugQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductBySlug>>> = ({ signal }) => getProductBySlug(slug, { signal, ...requestOptions });





   return  { queryKey, queryFn: slug === null || slug === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductBySlugQueryResult = NonNullable<Awaited<ReturnType<typeof getProductBySlug>>>
export type GetProductBySlugQueryError = ErrorType<ErrorPayload>


export function useGetProductBySlug<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductBySlug>>,
          TError,
          Awaited<ReturnType<typeof getProductBySlug>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductBySlug<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductBySlug>>,
          TError,
          Awaited<ReturnType<typeof getProductBySlug>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductBySlug<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Страница товара
 */

export function useGetProductBySlug<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductBySlugQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Страница товара
 */
export const prefetchGetProductBySlugQuery = async <TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductBySlugQueryOptions(slug,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProductBySlug} query
 */
export const invalidateGetProductBySlug = async (
 queryClient: QueryClient, slug: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductBySlugQueryKey(slug) }, options);

  return queryClient;
}

/**
 * @summary Страница товара
 */
export const useSetGetProductBySlugQueryData = () => {
  const queryClient = useQueryClient();
  return (slug: string,updater: Awaited<ReturnType<typeof getProductBySlug>> | undefined | ((old: Awaited<ReturnType<typeof getProductBySlug>> | undefined) => Awaited<ReturnType<typeof getProductBySlug>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProductBySlug>>>({ exact: $exactMatch, queryKey: getGetProductBySlugQueryKey(slug) }, updater);
  };
}

/**
 * @summary Страница товара
 */
export const useGetGetProductBySlugQueryData = () => {
  const queryClient = useQueryClient();
  return (slug: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getProductBySlug>>>(getGetProductBySlugQueryKey(slug));
}


export const getGetProductBySlugSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductBySlugQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductBySlug>>> = ({ signal }) => getProductBySlug(slug, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductBySlugSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProductBySlug>>>
export type GetProductBySlugSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetProductBySlugSuspense<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductBySlugSuspense<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductBySlugSuspense<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Страница товара
 */

export function useGetProductBySlugSuspense<TData = Awaited<ReturnType<typeof getProductBySlug>>, TError = ErrorType<ErrorPayload>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductBySlugSuspenseQueryOptions(slug,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






