FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY docs/api docs/api
COPY docs/roadmap.json docs/
COPY prisma prisma
COPY design-system/tokens design-system/tokens
COPY --from=build /app/dist dist
RUN install --directory --owner=node --mode=700 /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --start-period=30s CMD ["node", "--eval", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "dist/api/start.js"]
