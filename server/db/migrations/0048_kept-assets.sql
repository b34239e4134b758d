CREATE TABLE "kept_assets" (
	"path" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_assets_used" ON "kept_assets" USING btree ("used_at");