/* Castellan, the building alone: castles of two players' pieces by RULES.md §4 and §5 of the game.
 *
 *     castellan CASTLES SEED
 *
 * Two seats build in turn. Each gets eight pieces of the box, all equally likely, and what the other one handed on;
 * then all legal places of all pieces are listed and one is taken until none is left. What is closed or cut gets an
 * owner, in whose courts others build nothing. Prints how many pieces were laid. Compiled with -DTRACE it also tells
 * every turn, every place with the number of legal ones, and the points, so that another engine can build the same.
 */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chance.h"

#ifdef TRACE
#define tell(...) printf(__VA_ARGS__)
#else
#define tell(...)
#endif

enum { TOWERS, SHORTS, LONGS, PIECES };
enum { TOWER_PIECE, SHORT_RIGHT, SHORT_DOWN, LONG_RIGHT, LONG_DOWN };
enum { RIGHT, DOWN, LEFT, UP };
enum { WALLS = 15, TOWER = 16, MIDDLE = 32 }; /* at a node: a bit for each side with a wall, a tower, a long wall's middle */
enum { WIDTH = 256, NODES = WIDTH * WIDTH, ORIGIN = WIDTH / 2 * WIDTH + WIDTH / 2 };
enum { SEATS = 2, BOX = 88, TURN = 8, MOST_COURTS = 128, OUTSIDE = 0 };

static const int box[PIECES] = {32, 30, 26};
static const int steps[4] = {1, WIDTH, -1, -WIDTH};

static uint8_t nodes[NODES];
static uint8_t cells[NODES]; /* the court of the cell to the right of and below each node */
static int towers[BOX], tower_count, ends[2 * BOX], end_count, laid_count;
static int owners[MOST_COURTS], court_count;
static int low_x, high_x, low_y, high_y;

/* Where pieces may lie. */

static inline bool is_open_to(int seat, int cell) { return cells[cell] == OUTSIDE || owners[cells[cell]] == seat; }

/* A tower lies where walls end (§4.1); in the list a place is five times the node and the kind. */
static int list_towers(int seat, int *places, int count)
{
    for (int number = 0; number < end_count; number++)
        if (is_open_to(seat, ends[number]))
            places[count++] = 5 * ends[number] + TOWER_PIECE;
    return count;
}

/* A wall starts at a tower (§4.2); one between two towers is listed from its left or upper one. */
static int list_walls(int seat, bool is_long, int *places, int count)
{
    for (int number = 0; number < tower_count; number++) {
        int tower = towers[number];
        for (int side = RIGHT; side <= UP; side++) {
            int next = tower + steps[side], end = is_long ? next + steps[side] : next;
            int barred = side <= DOWN ? MIDDLE : MIDDLE + TOWER;
            if (nodes[tower] >> side & 1 || (is_long && nodes[next]) || nodes[end] & barred)
                continue;
            if (is_open_to(seat, side <= DOWN ? tower : next))
                places[count++] = 5 * (side <= DOWN ? tower : end) + (is_long ? LONG_RIGHT : SHORT_RIGHT) + side % 2;
        }
    }
    return count;
}

/* Every place of every piece in stock; the first piece lies at the origin, a wall to the right (§8.2). */
static int list_places(int seat, const int *stock, int *places)
{
    int count = 0;
    if (laid_count == 0) {
        for (int piece = TOWERS; piece <= LONGS; piece++)
            if (stock[piece])
                places[count++] = 5 * ORIGIN + (piece == TOWERS ? TOWER_PIECE : piece == SHORTS ? SHORT_RIGHT : LONG_RIGHT);
        return count;
    }
    if (stock[TOWERS])
        count = list_towers(seat, places, count);
    if (stock[SHORTS])
        count = list_walls(seat, false, places, count);
    if (stock[LONGS])
        count = list_walls(seat, true, places, count);
    return count;
}

/* Courts (§5). */

static int queues[4][NODES], heads[4], tails[4];
static uint8_t reached[NODES];

static inline void reach(int part, int cell)
{
    if (!reached[cell]) {
        reached[cell] = 1;
        queues[part][tails[part]++] = cell;
    }
}

/* The cell clockwise after the wall on one side of a node. */
static inline int cell_after(int node, int side)
{
    return node - (side == DOWN || side == LEFT ? 1 : 0) - (side >= LEFT ? WIDTH : 0);
}

/* Four cells belong together round a node where walls end and nothing stands. */
static inline void go_round(int part, int node)
{
    if (nodes[node] && !(nodes[node] & (TOWER + MIDDLE)))
        for (int side = RIGHT; side <= UP; side++)
            reach(part, cell_after(node, side));
}

static void spread(int part)
{
    int cell = queues[part][heads[part]++], right = cell + 1, below = cell + WIDTH;
    if (!(nodes[cell] & 1 << RIGHT))
        reach(part, cell - WIDTH);
    if (!(nodes[cell] & 1 << DOWN))
        reach(part, cell - 1);
    if (!(nodes[below] & 1 << RIGHT))
        reach(part, below);
    if (!(nodes[right] & 1 << DOWN))
        reach(part, right);
    go_round(part, cell);
    go_round(part, right);
    go_round(part, below);
    go_round(part, below + 1);
}

/* Make courts of the parts into which a region falls: all are filled in turn until one is left, which stays. */
static void divide(int seat, int parts)
{
    int unfilled = parts;
    for (int part = 0; unfilled > 1; part = part + 1 < parts ? part + 1 : 0) {
        if (heads[part] == tails[part])
            continue;
        spread(part);
        if (heads[part] == tails[part])
            unfilled--;
    }
    for (int part = 0; part < parts; part++) {
        bool is_full = heads[part] == tails[part];
        if (is_full)
            owners[++court_count] = seat;
        for (int number = 0; number < tails[part]; number++) {
            reached[queues[part][number]] = 0;
            if (is_full)
                cells[queues[part][number]] = court_count;
        }
    }
}

static void start_part(int part, int cell)
{
    heads[part] = tails[part] = 0;
    reach(part, cell);
}

/* Laying. */

static inline void widen(int node)
{
    int x = node % WIDTH, y = node / WIDTH;
    low_x = x < low_x ? x : low_x;
    high_x = x > high_x ? x : high_x;
    low_y = y < low_y ? y : low_y;
    high_y = y > high_y ? y : high_y;
}

static void add_wall_end(int node, int side)
{
    if (!nodes[node])
        ends[end_count++] = node;
    nodes[node] |= 1 << side;
    widen(node);
}

/* All towers hang together, so a wall between two of them parts a region. */
static void lay_wall(int seat, int node, int side, bool is_long)
{
    int next = node + steps[side], end = is_long ? next + steps[side] : next;
    add_wall_end(node, side);
    if (is_long)
        nodes[next] = MIDDLE | 1 << side | 1 << (side + 2);
    add_wall_end(end, side + 2);
    if (nodes[node] & nodes[end] & TOWER) {
        start_part(0, node);
        start_part(1, node + (side == RIGHT ? -WIDTH : -1));
        divide(seat, 2);
    }
}

/* A tower links the walls that end there, and parts a region in as many as they are. */
static void lay_tower(int seat, int node)
{
    int parts = 0;
    for (int number = 0; number < end_count; number++)
        if (ends[number] == node)
            ends[number] = ends[--end_count];
    nodes[node] |= TOWER;
    towers[tower_count++] = node;
    widen(node);
    int walls = nodes[node] & WALLS;
    if (!(walls & (walls - 1)))
        return;
    for (int side = RIGHT; side <= UP; side++)
        if (walls >> side & 1)
            start_part(parts++, cell_after(node, side));
    divide(seat, parts);
}

static void lay(int seat, int kind, int node)
{
    if (kind == TOWER_PIECE)
        lay_tower(seat, node);
    else
        lay_wall(seat, node, (kind - 1) % 2, kind >= LONG_RIGHT);
    laid_count++;
}

/* A castle. */

static void take_pieces(int *left, int *stock)
{
    for (int number = 0; number < TURN; number++) {
        int all = left[TOWERS] + left[SHORTS] + left[LONGS];
        if (!all)
            return;
        int pick = below(all), piece = pick < left[TOWERS] ? TOWERS : pick < left[TOWERS] + left[SHORTS] ? SHORTS : LONGS;
        left[piece]--;
        stock[piece]++;
    }
}

static int take_turn(int seat, int *stock)
{
    static const int piece_of[5] = {TOWERS, SHORTS, SHORTS, LONGS, LONGS};
    int places[9 * BOX], played = 0;
    tell("turn %d %d %d %d\n", seat, stock[TOWERS], stock[SHORTS], stock[LONGS]);
    for (int count; (count = list_places(seat, stock, places)); played++) {
        int place = places[below(count)], node = place / 5, kind = place % 5;
        tell("lay %d %d %d of %d\n", kind, node % WIDTH - WIDTH / 2, node / WIDTH - WIDTH / 2, count);
        stock[piece_of[kind]]--;
        lay(seat, kind, node);
    }
    return played;
}

/* A point for each court that a tower touches, to the owner of the court (§6). */
static void count_points(int *points)
{
    for (int number = 0; number < tower_count; number++) {
        int seen[4];
        for (int side = RIGHT; side <= UP; side++) {
            seen[side] = cells[cell_after(towers[number], side)];
            bool is_new = seen[side] != OUTSIDE;
            for (int earlier = RIGHT; earlier < side; earlier++)
                is_new = is_new && seen[earlier] != seen[side];
            if (is_new)
                points[owners[seen[side]]]++;
        }
    }
}

static int build_castle(void)
{
    int left[PIECES], stock[PIECES] = {0}, points[SEATS] = {0}, played = 0, seat = 0;
    memcpy(left, box, sizeof left);
    tower_count = end_count = laid_count = court_count = 0;
    low_x = high_x = low_y = high_y = WIDTH / 2;
    tell("castle\n");
    for (; left[TOWERS] + left[SHORTS] + left[LONGS]; seat = (seat + 1) % SEATS) {
        take_pieces(left, stock);
        played += take_turn(seat, stock);
    }
    count_points(points);
    tell("points %d %d\n", points[0], points[1]);
    for (int y = low_y; y <= high_y; y++) {
        memset(nodes + WIDTH * y + low_x, 0, high_x - low_x + 1);
        memset(cells + WIDTH * y + low_x, OUTSIDE, high_x - low_x + 1);
    }
    return played;
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    long long played = 0;
    chance_state = strtoull(argv[2], NULL, 10);
    for (int castle = atoi(argv[1]); castle; castle--)
        played += build_castle();
    printf("%lld\n", played);
    return 0;
}
