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
  Tags
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListPartnerTagsUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/tags`
}

/**
 * Словарь меток с числом отмеченных заказов.
 * @summary Метки компании
 */
export const listPartnerTags = async (id: string, options?: Parameters<typeof http>[1]): Promise<Tags> => {

  return http<Tags>(getListPartnerTagsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Tags
  }
);}





export const getListPartnerTagsQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'tags'
    ] as const;
    }


export const getListPartnerTagsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerTagsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerTags>>> = ({ signal }) => listPartnerTags(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerTags>>>
export type ListPartnerTagsQueryError = ErrorType<ErrorPayload>


export function useListPartnerTags<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerTags>>,
          TError,
          Awaited<ReturnType<typeof listPartnerTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerTags<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerTags>>,
          TError,
          Awaited<ReturnType<typeof listPartnerTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerTags<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Метки компании
 */

export function useListPartnerTags<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerTagsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Метки компании
 */
export const prefetchListPartnerTagsQuery = async <TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnerTagsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartnerTags} query
 */
export const invalidateListPartnerTags = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerTagsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Метки компании
 */
export const useSetListPartnerTagsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listPartnerTags>> | undefined | ((old: Awaited<ReturnType<typeof listPartnerTags>> | undefined) => Awaited<ReturnType<typeof listPartnerTags>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartnerTags>>>({ exact: $exactMatch, queryKey: getListPartnerTagsQueryKey(id) }, updater);
  };
}

/**
 * @summary Метки компании
 */
export const useGetListPartnerTagsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartnerTags>>>(getListPartnerTagsQueryKey(id));
}


export const getListPartnerTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerTagsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerTags>>> = ({ signal }) => listPartnerTags(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerTags>>>
export type ListPartnerTagsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnerTagsSuspense<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerTagsSuspense<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerTagsSuspense<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Метки компании
 */

export function useListPartnerTagsSuspense<TData = Awaited<ReturnType<typeof listPartnerTags>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerTagsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






